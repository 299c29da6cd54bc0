import { z } from 'zod'
import { closing, heading, meta, text } from '../fields.ts'

/** `content/pages/blog.yaml`: `/blog` */
export const blogCopy = z.strictObject({ meta: meta(), hero: heading(), readMore: text(), closing: closing() })
