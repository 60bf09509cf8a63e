export { issue, type Order } from './issue/issue.ts'
export { revoke } from './issue/revoke.ts'
