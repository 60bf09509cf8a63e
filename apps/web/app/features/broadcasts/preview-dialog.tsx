import { SegmentedControl } from '@mantine/core'
import { broadcastCalls } from '@portal/contract/broadcasts/calls'
import type { PreviewSchema } from '@portal/contract/broadcasts/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Language } from '@portal/contract/core/language'
import { useId, useRef, useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { languageChoices } from '#core/dashboard/form/choices.ts'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useChoiceSearch } from '#core/dashboard/form/use-choice-search.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './broadcasts.module.css'
import type { Choice } from './recipients-choice.tsx'
import { texts } from './texts.ts'

export type Preview = Of<typeof PreviewSchema>
export interface Letter {
  asunto: string
  asunto_en: string
  mensaje: string
  mensaje_en: string
}

interface Props {
  letter: Letter
  choice: Choice
  first: Preview
  onClose: () => void
}

/** A letter in the frame of our mails, at two widths, as a chosen contact sees it. */
export function PreviewDialog({ letter, choice, first, onClose }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const [shown, setShown] = useState(first)
  const [width, setWidth] = useState('desktop')
  const { found, isSearching, search } = useChoiceSearch(async (buscar) => {
    const body = { contactos: choice.contactos.map(({ id }) => id), filtro: choice.filtro, buscar }
    const reply = await browserApi.call(broadcastCalls.chosen, { body })
    return reply.ok ? reply.datos.contactos : null
  }, choice.contactos)
  const [reader, setReader] = useState<Choice['contactos'][number] | null>(null)
  const plain = useId()
  const wanted = useRef(0)
  const contacts = reader && !found.some(({ id }) => id === reader.id) ? [reader, ...found] : found

  async function show(idioma: Language, contactId: number | null): Promise<void> {
    setReader(contacts.find(({ id }) => id === contactId) ?? null)
    wanted.current += 1
    const turn = wanted.current
    const reply = await browserApi.call(broadcastCalls.preview, { body: { ...letter, idioma, contacto_id: contactId } })
    if (reply.ok && turn === wanted.current) setShown(reply.datos)
  }

  return (
    <Dialog title={t.preview} size={860} onClose={onClose}>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label={t.preview}
          value={width}
          onChange={setWidth}
          data={[
            { value: 'desktop', label: t.desktop },
            { value: 'phone', label: t.phone },
          ]}
        />
        <SegmentedControl
          aria-label={t.preview}
          value={shown.idioma}
          onChange={(idioma) => void show(idioma as Language, reader?.id ?? null)}
          data={languageChoices(language)}
        />
        {(choice.filtro !== null || choice.contactos.length > 0) && (
          <SelectField
            label={t.seenBy}
            placeholder={t.findContact}
            isSearching={isSearching}
            clearable
            onSearchChange={(text) => search(contacts.some(({ nombre }) => nombre === text) ? '' : text)}
            value={reader?.id ?? null}
            choices={contacts.map(({ id, nombre }) => ({ value: id, label: nombre }))}
            onChange={(id: number | '') => void show(shown.idioma, id || null)}
          />
        )}
      </div>
      <p className={classes.label}>{shown.asunto}</p>
      <iframe className={classes.frame} data-width={width} title={t.preview} sandbox="" srcDoc={shown.html} />
      <p id={plain} className={classes.label}>
        {t.plainText}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={classes.plain} tabIndex={0} aria-labelledby={plain}>
        {shown.texto}
      </section>
    </Dialog>
  )
}
