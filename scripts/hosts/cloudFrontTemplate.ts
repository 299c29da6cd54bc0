/** What a response headers policy sets of its own accord; no other header may go by these names. */
type SecurityHeaders = Record<string, (value: string) => Record<string, object>>

/** Source: AWS CloudFormation, `AWS::CloudFront::ResponseHeadersPolicy`, `SecurityHeadersConfig`. */
const SECURITY: SecurityHeaders = {
  'Content-Security-Policy': (value) => ({
    ContentSecurityPolicy: { ContentSecurityPolicy: value, Override: true },
  }),
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: { AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]), Override: true },
  }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: { ReferrerPolicy: value, Override: true } }),
}

/**
 * `Managed-CachingOptimized`: compresses, and heeds `Cache-Control`, but for one second at least (CloudFront, "Use managed
 * cache policies").
 */
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6'

const joined = (...parts: (string | object)[]) => ({ 'Fn::Join': ['', parts] })
const named = (name: string) => joined({ Ref: 'AWS::StackName' }, `-${name}`)
const attribute = (resource: string, name: string) => ({ 'Fn::GetAtt': [resource, name] })
const ifOwnDomain = (own: object, none: object) => ({ 'Fn::If': ['OwnDomain', own, none] })

/**
 * A template for AWS CloudFormation: a bucket that nobody but CloudFront reads, and the distribution before it.
 * @param headers what every answer says.
 * @param code of the function.
 */
export function cloudFrontTemplate(headers: Record<string, string>, code: string): object {
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Parameters: {
      Domain: { Type: 'String', Default: '', Description: 'www.example.com, or nothing for an address of CloudFront' },
      Certificate: { Type: 'String', Default: '', Description: 'The ARN of its certificate, of us-east-1' },
    },
    Conditions: { OwnDomain: { 'Fn::Not': [{ 'Fn::Equals': [{ Ref: 'Domain' }, ''] }] } },
    Resources: {
      Bucket: { Type: 'AWS::S3::Bucket', DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' },
      BucketPolicy: bucketPolicy(),
      Access: resource('OriginAccessControl', {
        OriginAccessControlConfig: {
          Name: named('access'),
          OriginAccessControlOriginType: 's3',
          SigningBehavior: 'always',
          SigningProtocol: 'sigv4',
        },
      }),
      Addresses: resource('Function', {
        Name: named('addresses'),
        AutoPublish: true,
        FunctionCode: code,
        FunctionConfig: { Comment: 'Clean addresses and redirects', Runtime: 'cloudfront-js-2.0' },
      }),
      Headers: resource('ResponseHeadersPolicy', { ResponseHeadersPolicyConfig: headersPolicy(headers) }),
      Distribution: resource('Distribution', { DistributionConfig: distribution() }),
    },
    Outputs: {
      Bucket: { Value: { Ref: 'Bucket' } },
      Address: { Value: joined('https://', attribute('Distribution', 'DomainName')) },
    },
  }
}

function resource(type: string, properties: object) {
  return { Type: `AWS::CloudFront::${type}`, Properties: properties }
}

/**
 * Who may list the bucket is told of a missing file that it is missing (404), all others that it is forbidden (403). Source:
 * Amazon S3, `GetObject`.
 */
function bucketPolicy() {
  const arn = joined('arn:aws:cloudfront::', { Ref: 'AWS::AccountId' }, ':distribution/', { Ref: 'Distribution' })
  const allowed = (Action: string, Resource: object) => ({
    Effect: 'Allow',
    Principal: { Service: 'cloudfront.amazonaws.com' },
    Action,
    Resource,
    Condition: { StringEquals: { 'AWS:SourceArn': arn } },
  })
  const Statement = [
    allowed('s3:GetObject', joined(attribute('Bucket', 'Arn'), '/*')),
    allowed('s3:ListBucket', attribute('Bucket', 'Arn')),
  ]
  const PolicyDocument = { Version: '2012-10-17', Statement }
  return { Type: 'AWS::S3::BucketPolicy', Properties: { Bucket: { Ref: 'Bucket' }, PolicyDocument } }
}

function headersPolicy(headers: Record<string, string>) {
  const all = Object.entries(headers)
  const security = all.map(([name, value]) => SECURITY[name]?.(value) ?? {})
  const others = all.filter(([name]) => !(name in SECURITY))
  return {
    Name: named('headers'),
    SecurityHeadersConfig: Object.assign({}, ...security),
    CustomHeadersConfig: { Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })) },
  }
}

function distribution() {
  const none = { Ref: 'AWS::NoValue' }
  return {
    Enabled: true,
    HttpVersion: 'http2and3',
    IPV6Enabled: true,
    Aliases: ifOwnDomain([{ Ref: 'Domain' }], none),
    ViewerCertificate: ifOwnDomain(
      {
        AcmCertificateArn: { Ref: 'Certificate' },
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
      { CloudFrontDefaultCertificate: true },
    ),
    Origins: [
      {
        Id: 'bucket',
        DomainName: attribute('Bucket', 'RegionalDomainName'),
        OriginAccessControlId: { Ref: 'Access' },
        S3OriginConfig: { OriginAccessIdentity: '' },
      },
    ],
    DefaultCacheBehavior: {
      TargetOriginId: 'bucket',
      ViewerProtocolPolicy: 'redirect-to-https',
      Compress: true,
      CachePolicyId: CACHING_OPTIMIZED,
      ResponseHeadersPolicyId: { Ref: 'Headers' },
      FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: attribute('Addresses', 'FunctionARN') }],
    },
    // One for each status, whatever the address; a page that is new is found ten seconds later.
    CustomErrorResponses: [
      { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html', ErrorCachingMinTTL: 10 },
    ],
  }
}
