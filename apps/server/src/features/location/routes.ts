import { locationCalls } from '@portal/contract/location/calls'
import type { Door } from '#core/door/door.ts'
import { countryOf } from './countries.ts'

/** Mounts the lookup of a visitor's country. */
export function locationRoutes(door: Door): void {
  door.mount(locationCalls.country, async ({ caller }) => {
    const country = await countryOf(caller.ip)
    return { country_name: country?.en ?? null, pais_id: country?.id ?? null }
  })
}
