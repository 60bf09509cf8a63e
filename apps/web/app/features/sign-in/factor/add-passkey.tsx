import { Button, Group, Text } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { factorCalls } from '@portal/contract/sign-in/factor/calls'
import type { AddedDeviceSchema } from '@portal/contract/sign-in/factor/schemas'
import { type FormEvent, useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import classes from './factor.module.css'
import { factorTexts } from './factor-texts.ts'
import { makePasskey } from './passkeys.ts'

interface Props {
  onAdded: (added: Of<typeof AddedDeviceSchema>) => void
  onCancel: () => void
}

/** Adds a passkey: a name, then the browser's own dialog. */
export function AddPasskey({ onAdded, onCancel }: Props) {
  const t = useTexts(factorTexts)
  const message = useMessages(factorCalls.addPasskey)
  const { send } = useSend(factorCalls.addPasskey, { isHandled: () => true })
  const [name, setName] = useState(t.nameOfPasskey)
  const [isMaking, setMaking] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function make(): Promise<string | null> {
    const options = await browserApi.call(factorCalls.startPasskey, {})
    if (!options.ok) return message.of(options)
    const respuesta = await makePasskey(options.datos.opciones)
    if (!respuesta) return t.notMade
    const reply = await send({ body: { nombre: name, respuesta } })
    if (!reply.ok) return message.of(reply)
    onAdded(reply.datos)
    return null
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMaking(true)
    setError(null)
    setError(await make())
    setMaking(false)
  }
  return (
    <form className={classes.dialog} onSubmit={(event) => void submit(event)} noValidate>
      <Text>{t.passkeyText}</Text>
      <TextField
        label={t.name}
        description={t.nameHint}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={60}
        required
        error={error}
        data-autofocus
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" loading={isMaking}>
          {t.create}
        </Button>
      </Group>
    </form>
  )
}
