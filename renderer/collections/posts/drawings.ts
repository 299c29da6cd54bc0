/** How an article's picture may show the figures of its chart. `drawing/articleDrawing.ts` draws them. */
export const ARTICLE_DRAWINGS = ['stems', 'fall', 'sum', 'rings', 'clock', 'ripples'] as const
