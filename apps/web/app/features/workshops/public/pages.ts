import { lazy } from 'react'
// Their styles are those of the page that holds them: without JavaScript nothing would fetch them later.
import './brazil.module.css'
import './drawings.module.css'
import './people.module.css'
import './workshop.module.css'

/** The two workshops of 2024, whose words and drawings are fetched by those alone who open them. */
export const ChileWorkshop = lazy(async () => ({ default: (await import('./chile-workshop.tsx')).ChileWorkshop }))
export const BrazilWorkshop = lazy(async () => ({ default: (await import('./brazil-workshop.tsx')).BrazilWorkshop }))
