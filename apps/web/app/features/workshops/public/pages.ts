import { separate } from '#core/public/components/deferred.tsx'
// Imported by the page that shows them, because without JavaScript nothing loads styles later.
import './brazil.module.css'
import './drawings.module.css'
import './people.module.css'
import './workshop.module.css'

/** The two workshops of 2024; their texts and drawings load only when opened. */
export const ChileWorkshop = separate(async () => ({ default: (await import('./chile-workshop.tsx')).ChileWorkshop }))
export const BrazilWorkshop = separate(async () => ({
  default: (await import('./brazil-workshop.tsx')).BrazilWorkshop,
}))
