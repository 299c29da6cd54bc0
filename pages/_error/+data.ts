/** The root's `404.html`, and in the dev server every address that leads nowhere. */
export { notFoundData as data } from '../not-found/notFoundData.ts'
