export { itemHooks } from './items.ts'
export { reservationHooks } from './reservations/hooks.ts'
