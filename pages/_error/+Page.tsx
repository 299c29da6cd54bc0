export { NotFoundPage as Page } from '../not-found/NotFoundPage.tsx'
