import { ProductionStanding, productionPath } from '@portal/contract/production/constants'

/** The board is shown unless the address asks for the list. */
export const listMode = 'modo=lista'

/** The list of late orders, as badge and start page count them. */
export const lateOrdersPath = `${productionPath}?${listMode}&situacion=${ProductionStanding.late}`
