export { notFoundData as data } from './notFoundData.ts'
