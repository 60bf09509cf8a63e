import { Button, Radio, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { contactCalls } from '@portal/contract/contacts/calls'
import { languageNames } from '@portal/contract/core/language-names'
import { textIn } from '@portal/contract/core/text'
import { useRef, useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { toastError } from '#core/dashboard/toasts.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import classes from './contact.module.css'
import type { SameContact } from './contact-fields.tsx'
import type { ContactDetail } from './contact-rows.ts'
import { texts } from './texts.ts'

const fields = ['nombre', 'empresa', 'ocupacion', 'email', 'telefono', 'pais_id', 'idioma'] as const
type Field = (typeof fields)[number]
type Choice = Pick<SameContact, 'id' | 'nombre' | 'empresa'>

const typingMs = 300

interface Props {
  contact: ContactDetail
  same: readonly SameContact[]
  onClose: () => void
}

/** Merges another contact into this one, field by field (A10.3). */
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
  Object.fromEntries(fields.map((field) => [field, !contact[field] && !!other[field]]))

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
  const labels: Record<Field, string> = {
    nombre: t.name,
    empresa: t.company,
    ocupacion: t.occupation,
    email: t.email,
    telefono: t.phone,
    pais_id: t.country,
    idioma: t.language,
  }
  const textOf = (field: Field, of: ContactDetail): string =>
    field === 'pais_id'
      ? countryName(of.pais_id, language)
      : field === 'idioma'
        ? textIn(languageNames[of.idioma], language)
        : of[field]
  const from = <F extends Field>(field: F) => (isOther[field] ? other : contact)[field]
  async function merge() {
    const reply = await send({
      body: {
        contacto_id: contact.id,
        otro_id: other.id,
        version: contact.version,
        otro_version: other.version,
        nombre: from('nombre'),
        empresa: from('empresa'),
        ocupacion: from('ocupacion'),
        email: from('email'),
        telefono: from('telefono'),
        pais_id: from('pais_id'),
        idioma: from('idioma'),
      },
    })
    if (reply.ok) onDone()
  }
  return (
    <div className={classes.pick}>
      <p>{t.mergeText}</p>
      {fields
        .filter((field) => contact[field] !== other[field])
        .map((field) => (
          <Radio.Group
            key={field}
            label={labels[field]}
            value={isOther[field] ? 'other' : 'this'}
            onChange={(value) => setOther((picked) => ({ ...picked, [field]: value === 'other' }))}
          >
            <Radio value="this" label={textOf(field, contact) || '—'} />
            <Radio value="other" label={textOf(field, other) || '—'} mt={4} />
          </Radio.Group>
        ))}
      <Button loading={isSending} onClick={merge}>
        {t.mergeAction}
      </Button>
    </div>
  )
}
