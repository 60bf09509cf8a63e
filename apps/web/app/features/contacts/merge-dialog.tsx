import { Button, Radio, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { contactCalls } from '@portal/contract/contacts/calls'
import { contactFields } from '@portal/contract/contacts/fields'
import { entriesOf, type FieldName, labelOf, namesOf } from '@portal/contract/core/entities'
import { useRef, useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { textOfValue } from '#core/dashboard/records/entity-fields.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { toastError } from '#core/dashboard/toasts.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import classes from './contact.module.css'
import type { ContactDetail } from './contact-rows.ts'
import type { SameContact } from './same-contacts.tsx'
import { texts } from './texts.ts'

type Field = FieldName<typeof contactFields>
type Choice = Pick<SameContact, 'id' | 'nombre' | 'empresa'>

const typingMs = 300

interface Props {
  contact: ContactDetail
  same: readonly SameContact[]
  onClose: () => void
}

/** Merges another contact into this one, field by field (rule contacts/merge). */
export function MergeDialog({ contact, same, onClose }: Props) {
  const t = useTexts(texts)
  const [other, setOther] = useState<ContactDetail | null>(null)
  const message = useMessages(contactCalls.get)
  async function choose(id: number) {
    const reply = await browserApi.call(contactCalls.get, { params: { contacto_id: id } })
    if (reply.ok) setOther(reply.datos.contacto)
    else toastError(message.of(reply))
  }
  return (
    <Dialog title={t.merge} size={620} onClose={onClose}>
      {other ? (
        <Pick contact={contact} other={other} onDone={onClose} />
      ) : (
        <Choose except={contact.id} same={same} onChoose={(id) => void choose(id)} />
      )}
    </Dialog>
  )
}

function Choose({
  except,
  same,
  onChoose,
}: {
  except: number
  same: readonly Choice[]
  onChoose: (id: number) => void
}) {
  const t = useTexts(texts)
  const [found, setFound] = useState<readonly Choice[]>(same)
  const asked = useRef('')
  const search = useDebouncedCallback(async (buscar: string) => {
    asked.current = buscar
    if (buscar.trim().length < 3) return setFound(same)
    const reply = await browserApi.call(contactCalls.list, { params: { buscar } })
    const isNewest = asked.current === buscar
    if (reply.ok && isNewest) setFound(reply.datos.contactos.filter(({ id }) => id !== except))
  }, typingMs)
  return (
    <div className={classes.pick}>
      {same.length === 0 && <p>{t.noSame}</p>}
      <TextInput
        label={t.mergeWith}
        placeholder={t.search}
        maxLength={100}
        onChange={({ currentTarget }) => search(currentTarget.value)}
        data-autofocus
      />
      {found.map(({ id, nombre, empresa }) => (
        <Button
          key={id}
          variant="default"
          justify="flex-start"
          classNames={{ root: classes.found, label: classes.foundText }}
          onClick={() => onChoose(id)}
        >
          {nombre} · {empresa}
        </Button>
      ))}
    </div>
  )
}

/** A value of the other contact is taken where this one has none. */
const filledIn = (contact: ContactDetail, other: ContactDetail): Partial<Record<Field, boolean>> =>
  Object.fromEntries(namesOf(contactFields).map((name) => [name, !contact[name] && !!other[name]]))

interface PickProps {
  contact: ContactDetail
  other: ContactDetail
  onDone: () => void
}

function Pick({ contact, other, onDone }: PickProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { send, isSending } = useSend(contactCalls.merge)
  const [isOther, setOther] = useState<Partial<Record<Field, boolean>>>(() => filledIn(contact, other))
  const picked = Object.fromEntries(
    namesOf(contactFields).map((name) => [name, (isOther[name] ? other : contact)[name]]),
  ) as Pick<ContactDetail, Field>
  async function merge() {
    const reply = await send({
      body: {
        contacto_id: contact.id,
        otro_id: other.id,
        version: contact.version,
        otro_version: other.version,
        ...picked,
      },
    })
    if (reply.ok) onDone()
  }
  return (
    <div className={classes.pick}>
      <p>{t.mergeText}</p>
      {entriesOf(contactFields)
        .filter(([name]) => contact[name] !== other[name])
        .map(([name, field]) => (
          <Radio.Group
            key={name}
            label={labelOf(field, language)}
            value={isOther[name] ? 'other' : 'this'}
            onChange={(value) => setOther((before) => ({ ...before, [name]: value === 'other' }))}
          >
            <Radio value="this" label={textOfValue(field, contact[name], language) || '—'} />
            <Radio value="other" label={textOfValue(field, other[name], language) || '—'} mt={4} />
          </Radio.Group>
        ))}
      <Button loading={isSending} onClick={merge}>
        {t.mergeAction}
      </Button>
    </div>
  )
}
