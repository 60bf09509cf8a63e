import { Module } from '@portal/contract/access/constants'
import type { Db } from '#core/database/database.ts'
import { listStaff, type StaffMember } from '#features/access/service.ts'

/** Returns those who may be responsible for events: staff with the calendar; of these ids, if given. */
export const listResponsibles = (db: Db, ids: readonly number[] | null = null): Promise<StaffMember[]> =>
  listStaff(db, Module.calendar, ids)
