import type { BlastPlan } from '@portal/contract/blast-plans/plan'
import type { PageLanguage } from '@portal/contract/core/language'
import type { Anyone } from '#core/base/actor.ts'
import { datedName, type ExportDeps, storeExport } from '#core/files/exports.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { Company } from '#features/settings/service.ts'
import { planTask } from './document.ts'
import { texts } from './texts.ts'

export interface PlanDeps extends ExportDeps {
  workers: Pick<Workers, 'document'>
  company: () => Promise<Company>
}

interface Asked {
  plan: BlastPlan
  idioma: PageLanguage
}

/** Makes the PDF of a design and returns an address that opens it for a minute; the file is removed after an hour. */
export async function planDocument(deps: PlanDeps, by: Anyone, { plan, idioma }: Asked) {
  const task = planTask({ plan, language: idioma, company: await deps.company(), madeAt: new Date() })
  const content = await deps.workers.document(task)
  return storeExport(deps, by, {
    name: datedName(texts[idioma].file),
    kind: 'pdf',
    content,
    action: 'blastPlans.documentMade',
    after: { pozos: task.table?.rows.length ?? 0, idioma },
    asDownload: true,
  })
}
