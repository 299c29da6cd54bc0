import { z } from 'zod'

/** Creates a schema for ZIP codes. Without quotes, YAML reads most of them as numbers. */
export const zipCode = () => z.string().regex(/^\d{5}$/, 'A ZIP code has five digits: `"33602"`.')
