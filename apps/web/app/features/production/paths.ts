import { ProductionStanding } from '@portal/contract/production/constants'

export const productionPath = '/dashboard/fabrica'

/** The board is shown unless the address asks for the list. */
export const listMode = 'modo=lista'

/** The list of late orders, as badge and start page count them. */
export const lateOrdersPath = `${productionPath}?${listMode}&situacion=${ProductionStanding.late}`
