import type { Of } from '@portal/contract/core/fields'
import { webhookLimits } from '@portal/contract/webhooks/constants'
import type { WebhookEvent } from '@portal/contract/webhooks/events'
import type { WebhookInitDataSchema } from '@portal/contract/webhooks/schemas'
import { ChoicesField, SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import { useEventName } from './status.tsx'
import { integrationTexts } from './texts.ts'

export type WebhookChoices = Of<typeof WebhookInitDataSchema>

export interface WebhookValues {
  nombre: string
  direccion: string
  eventos: WebhookEvent[]
  empresa_id: number | null
}

interface Props {
  form: {
    values: object
    field(name: 'nombre' | 'direccion' | 'eventos' | 'empresa_id'): object
    set(values: { eventos: WebhookEvent[] }): void
  }
  choices: WebhookChoices
}

/** The fields of a webhook: where it goes, of what it is told, and of whose rows. */
export function WebhookFields({ form, choices }: Props) {
  const t = useTexts(integrationTexts)
  const nameOf = useEventName()
  const { eventos } = form.values as WebhookValues
  const { error } = form.field('eventos') as { error?: string }
  return (
    <Fields>
      <Wide>
        <TextField
          {...form.field('nombre')}
          label={t.name}
          description={t.nameHint}
          maxLength={webhookLimits.name}
          required
          autoComplete="off"
        />
      </Wide>
      <Wide>
        <TextField
          {...form.field('direccion')}
          label={t.address}
          description={t.addressHint}
          placeholder="https://erp.example.com/webhooks"
          maxLength={webhookLimits.address}
          inputMode="url"
          required
          autoComplete="off"
        />
      </Wide>
      <Wide>
        <ChoicesField
          name="eventos"
          label={t.events}
          choices={choices.eventos.map((event) => ({ value: event, label: nameOf(event) }))}
          value={eventos}
          onChange={(picked: WebhookEvent[]) => form.set({ eventos: picked })}
          error={error}
          clearable
          required
        />
      </Wide>
      <Wide>
        <SelectField
          {...(form.field('empresa_id') as object)}
          label={t.enterprise}
          description={t.enterpriseHint}
          choices={choices.empresas.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          searchable
          clearable
        />
      </Wide>
    </Fields>
  )
}
