import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { formCalls } from '@portal/contract/forms/calls'
import { formKindNames } from '@portal/contract/forms/constants'
import type { OwnFormsSchema } from '@portal/contract/forms/schemas'
import { apiContext } from '#core/api/api.ts'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { loadListed } from '#core/dashboard/records/load-listed.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { FormContent } from '../form-content.tsx'
import type { Route } from './+types/own-form.route'
import { ownFormTexts } from './texts.ts'

export { PanelError as ErrorBoundary }

type Form = Of<typeof OwnFormsSchema>['formularios'][number]

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  loadListed<Form>(context.get(apiContext), formCalls.own, 'formularios', params.formularioId)

/** A public form that the reader sent, as they wrote it. */
export default function OwnFormPanel({ loaderData: form }: Route.ComponentProps) {
  const t = useTexts(ownFormTexts)
  const language = useLanguage()
  const { relative } = useFormats()
  return (
    <SidePanel
      title={textIn(formKindNames[form.tipo], language)}
      mark={form.referencia}
      status={<SummaryLine>{t.sentOn(relative(form.creado_en))}</SummaryLine>}
    >
      <FormContent form={form} />
    </SidePanel>
  )
}
