import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { serviceRoutes } from '#features/licenses/services/record.ts'
import { licenseTypeRoutes } from '#features/licenses/types/record.ts'
import { synonymRoutes } from '#features/synonyms/record.ts'
import { areaRoutes } from '#features/tasks/areas/record.ts'
import { timeUnitRoutes } from '#features/tasks/time-units/record.ts'

/** Records whose declaration is all there is of them: `npm run new:feature` adds a line. */
export const records: readonly ((door: Door, deps: { db: Db }) => void)[] = [
  areaRoutes,
  licenseTypeRoutes,
  serviceRoutes,
  synonymRoutes,
  timeUnitRoutes,
]
