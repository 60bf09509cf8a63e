import { lazyCode } from '#core/framework/module-reload.ts'
// Imported by the page that shows them, because without JavaScript nothing loads styles later.
import './brazil.module.css'
import './drawings.module.css'
import './people.module.css'
import './workshop.module.css'

/** The two workshops of 2024; their texts and drawings load only when opened, and a step of the router waits for them. */
export const ChileWorkshop = lazyCode(async () => ({ default: (await import('./chile-workshop.tsx')).ChileWorkshop }))
export const BrazilWorkshop = lazyCode(async () => ({
  default: (await import('./brazil-workshop.tsx')).BrazilWorkshop,
}))
