import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/*
 * Loaded before a program runs (`node --import`): its clock begins at the moment that CLOCK names, and folders list their
 * names the other way round.
 */
const shift = Date.parse(process.env.CLOCK ?? '') - Date.now()
const RealDate = Date
const now = () => RealDate.now() + shift

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

const { readdirSync, promises } = fs
const { readdir } = promises
fs.readdirSync = new Proxy(readdirSync, {
  apply: (target, self, args) => Reflect.apply(target, self, args).reverse(),
})
promises.readdir = new Proxy(readdir, {
  apply: async (target, self, args) => (await Reflect.apply(target, self, args)).reverse(),
})
syncBuiltinESMExports()
