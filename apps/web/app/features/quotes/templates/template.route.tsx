import { Button, Switch, Textarea } from '@mantine/core'
import { quantityText } from '@portal/contract/quotes/quantity-text'
import { quoteTemplateCalls } from '@portal/contract/quotes/templates/calls'
import { IconTrash } from '@tabler/icons-react'
import { Link, useLocation, useNavigate } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { templateName } from '../form/fresh-draft.ts'
import { quotePaths } from '../paths.ts'
import type { QuoteTemplate } from '../rows.ts'
import type { Route } from './+types/template.route'
import { templateTexts } from './template-texts.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(quoteTemplateCalls.get, { params: { id: params.plantillaId } })

/** A template next to its list: its lines, its names, and who may use it. */
export default function TemplatePanel({ loaderData: template }: Route.ComponentProps) {
  const t = useTexts(templateTexts)
  const language = useLanguage()
  return (
    <SidePanel
      title={templateName(template, language)}
      status={<SummaryLine>{`${template.compartida ? t.shared : t.own} · ${template.usuario_nombre}`}</SummaryLine>}
      actions={template.puede_editar ? <TemplateActions template={template} /> : undefined}
    >
      <Button
        variant={template.puede_editar ? 'default' : 'filled'}
        component={Link}
        to={`${quotePaths.writeFromTemplate}/${template.id}`}
      >
        {t.use}
      </Button>
      <PanelSection title={t.contents}>
        <ul>
          {template.lineas.map(({ producto_nombre: name, cantidad }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one product may stand on several lines
            <li key={place}>
              {quantityText(cantidad, language)} × {name}
            </li>
          ))}
          {template.servicio && <li>{t.service}</li>}
        </ul>
      </PanelSection>
      {template.puede_editar && <TemplateForm key={template.id} template={template} />}
    </SidePanel>
  )
}

const valuesOf = ({ nombre, nombre_en, compartida, observaciones, observaciones_en, version }: QuoteTemplate) => ({
  nombre,
  nombre_en,
  compartida,
  observaciones,
  observaciones_en,
  version,
})

function TemplateForm({ template }: { template: QuoteTemplate }) {
  const t = useTexts(templateTexts)
  const { user } = useSignedIn()
  const form = useWireForm({
    call: quoteTemplateCalls.update,
    params: { id: template.id },
    initial: valuesOf(template),
    theirsOf: (theirs) => valuesOf(theirs as QuoteTemplate),
  })
  const compare = [
    { name: 'nombre', label: t.name },
    { name: 'nombre_en', label: t.nameEn },
    { name: 'observaciones', label: t.remarks },
    { name: 'observaciones_en', label: t.remarksEn },
  ]
  const remarks = { description: t.remarksHint, autosize: true, minRows: 2, maxRows: 8, maxLength: 2000 }
  return (
    <WireForm form={form} label={template.nombre} compare={compare}>
      <Fields>
        <Wide>
          <TextField {...form.field('nombre')} label={t.name} maxLength={80} required autoComplete="off" />
        </Wide>
        <Wide>
          <TextField
            {...form.field('nombre_en')}
            label={t.nameEn}
            description={t.nameEnHint}
            maxLength={80}
            autoComplete="off"
          />
        </Wide>
        <Wide>
          <Textarea {...form.field('observaciones')} {...remarks} label={t.remarks} />
        </Wide>
        <Wide>
          <Textarea {...form.field('observaciones_en')} {...remarks} label={t.remarksEn} />
        </Wide>
        {user.empresa_nombre && (
          <Wide>
            <Switch
              checked={form.values.compartida === true}
              onChange={({ currentTarget }) => form.set({ compartida: currentTarget.checked })}
              label={t.share}
              description={t.shareHint}
            />
          </Wide>
        )}
      </Fields>
      <FormActions form={form} />
    </WireForm>
  )
}

function TemplateActions({ template: { id, nombre: name } }: { template: QuoteTemplate }) {
  const t = useTexts(templateTexts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { send } = useSend(quoteTemplateCalls.remove)

  async function remove() {
    const question = { title: t.removeTitle(name), text: t.removeText, action: t.removeAction, isDanger: true }
    if (!(await confirm(question))) return
    const reply = await send({ params: { id } })
    if (reply.ok) void navigate({ pathname: '..', search }, { preventScrollReset: true })
  }
  return <RecordMenu actions={[{ label: t.remove, icon: IconTrash, onClick: remove, isDanger: true }]} />
}
