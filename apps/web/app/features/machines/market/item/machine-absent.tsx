import { sectionPaths } from '@portal/contract/machines/market/sections'
import { useTexts } from '#core/language/language.ts'
import * as shared from '#features/marketplace/item/item-absent.tsx'
import { MachineCard } from '../shared/machine-card.tsx'
import { machineTexts } from './machine-texts.ts'

/** Shown for a machine that is gone (410) or unknown (404): alternatives. */
export function MachineAbsent() {
  return <shared.ItemAbsent texts={useTexts(machineTexts)} list={sectionPaths.all} Card={MachineCard} />
}
