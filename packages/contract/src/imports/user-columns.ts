import { userSheetFields } from '../users/fields.ts'
import { columnsOf } from './columns.ts'

/** Columns of the workbook of new users by the field of the user's form that they fill. */
export const userColumns = columnsOf(userSheetFields)

/** Columns of the export that are not imported. */
export const userFacts = [{ es: 'Creado', en: 'Created' }]
