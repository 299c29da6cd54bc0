/** For the build, which renders a page as `+onRenderHtml.ts` does, but without Vike around each. */
export { renderDocument } from './renderDocument.tsx'
