import { publicJourneys } from '../support/public-journeys.ts'
import { test } from './browser.ts'

// One browser and one portal for all of them.
test.describe.configure({ mode: 'default', timeout: 120_000 })

publicJourneys(test)
