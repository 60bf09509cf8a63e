export type { DemoCustomer } from './demo/demo.ts'
export type { Person } from './queries.ts'
export { customerOf } from './who-asks.ts'
