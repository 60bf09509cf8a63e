import { Switch, Textarea } from '@mantine/core'
import type { GrantableModule } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import { apiKeyCalls } from '@portal/contract/api-keys/calls'
import { apiKeyLimits } from '@portal/contract/api-keys/constants'
import type { ApiKeyMadeSchema } from '@portal/contract/api-keys/schemas'
import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { ChoicesField, SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/new-key.route'
import { ShownOnce } from './shown-once.tsx'
import { integrationTexts } from './texts.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(apiKeyCalls.initData, {})

type Choices = Route.ComponentProps['loaderData']

/** The form of a new key; once it is made, the key itself, this once. */
export default function NewKeyPanel({ loaderData: choices }: Route.ComponentProps) {
  const t = useTexts(integrationTexts)
  const navigate = useNavigate()
  const { search } = useLocation()
  const [made, setMade] = useState<Of<typeof ApiKeyMadeSchema> | null>(null)
  const open = (id: number) => void navigate({ pathname: `../${id}`, search }, { preventScrollReset: true })
  return (
    <SidePanel title={made ? t.onceTitle : t.newKey} size="form">
      {made ? (
        <ShownOnce text={t.onceText} secret={made.llave} onStored={() => open(made.id)} />
      ) : (
        <KeyForm choices={choices} onMade={setMade} />
      )}
    </SidePanel>
  )
}

const empty = {
  nombre: '',
  modulos: [] as GrantableModule[],
  solo_lectura: true,
  empresa_id: null as number | null,
  redes: '',
  ultimo_dia: '',
}

function KeyForm({ choices, onMade }: { choices: Choices; onMade: (made: Of<typeof ApiKeyMadeSchema>) => void }) {
  const t = useTexts(integrationTexts)
  const language = useLanguage()
  const form = useWireForm({ call: apiKeyCalls.save, initial: empty, onDone: onMade })
  const values = form.values as typeof empty
  const offered = values.empresa_id === null ? choices.modulos : choices.otras
  return (
    <WireForm form={form} label={t.newKey}>
      <Fields>
        <Wide>
          <TextField
            {...form.field('nombre')}
            label={t.name}
            description={t.nameHint}
            maxLength={apiKeyLimits.name}
            required
            autoComplete="off"
          />
        </Wide>
        <Wide>
          <SelectField
            {...form.field('empresa_id')}
            label={t.enterprise}
            description={t.enterpriseHint}
            choices={choices.empresas.map(({ id, nombre }) => ({ value: id, label: nombre }))}
            searchable
            clearable
          />
        </Wide>
        <Wide>
          <ChoicesField
            name="modulos"
            label={t.modules}
            description={t.modulesHint}
            choices={offered.map((module) => ({ value: module, label: textIn(moduleNames[module], language) }))}
            value={values.modulos.filter((module) => offered.some((one) => one === module))}
            onChange={(modulos: GrantableModule[]) => form.set({ modulos })}
            error={form.field('modulos').error}
            clearable
            required
          />
        </Wide>
        <Wide>
          <Switch
            checked={values.solo_lectura}
            onChange={({ currentTarget }) => form.set({ solo_lectura: currentTarget.checked })}
            label={t.readOnly}
            description={t.readOnlyHint}
          />
        </Wide>
        <Wide>
          <Textarea
            {...form.field('redes')}
            label={t.networks}
            description={t.networksHint}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={2000}
          />
        </Wide>
        <DateField {...form.field('ultimo_dia')} label={t.lastDay} description={t.lastDayHint} />
      </Fields>
      <FormActions form={form} label={t.createKey} />
    </WireForm>
  )
}
