import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** Preloaded by `node --import`: shifts the clock to CLOCK and reverses directory listings. */
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
