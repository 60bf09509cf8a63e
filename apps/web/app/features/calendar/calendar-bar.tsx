import { ActionIcon, Button, CopyButton, Group, SegmentedControl, UnstyledButton } from '@mantine/core'
import { calendarCalls } from '@portal/contract/calendar/calls'
import { calendarLayerNames } from '@portal/contract/calendar/constants'
import { textIn } from '@portal/contract/core/text'
import { IconCalendarShare, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import type { CalendarLayerLook } from '#core/dashboard/calendar-layers.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { useSend } from '#core/dashboard/send.ts'
import { today } from '#core/formats/dates.ts'
import { useFormats, useReader } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './calendar.module.css'
import { periodText } from './period-text.ts'
import { type Mode, startMode, stepFrom } from './span.ts'
import { texts } from './texts.ts'
import { useCalendarChoices } from './use-calendar-choices.ts'

interface Props {
  list: ListState
  asked: { mode: Mode; day: string }
  looks: readonly CalendarLayerLook[]
}

/** Which period is shown and how, which layers, and the address for other programs. */
export function CalendarBar({ list, asked, looks }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const reader = useReader()
  const [isAddressOpen, setAddressOpen] = useState(false)
  const go = (step: 1 | -1) => () => list.ask({ fecha: stepFrom(asked, step) })
  return (
    <div className={classes.bar}>
      <Button variant="default" onClick={() => list.ask({ fecha: null })}>
        {t.today}
      </Button>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={t.previous} onClick={go(-1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={t.next} onClick={go(1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
      <h2 className={classes.period} aria-live="polite">
        <time dateTime={asked.day || today()}>{periodText(asked, language, reader)}</time>
      </h2>
      <Layers list={list} looks={looks} />
      <SegmentedControl
        className={classes.modes}
        aria-label={t.view}
        value={asked.mode}
        onChange={(mode) => list.ask({ modo: mode === startMode() ? null : mode })}
        data={[
          { value: 'mes', label: t.month },
          { value: 'semana', label: t.week },
          { value: 'dia', label: t.day },
          { value: 'lista', label: t.list },
        ]}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t.address}
        title={t.address}
        onClick={() => setAddressOpen(true)}
      >
        <IconCalendarShare size={18} stroke={1.75} />
      </ActionIcon>
      {isAddressOpen && <AddressDialog onClose={() => setAddressOpen(false)} />}
    </div>
  )
}

/** A switch for each layer that the reader may see. */
function Layers({ list, looks }: Pick<Props, 'list' | 'looks'>) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { capas } = useCalendarChoices()
  const hidden = list.query.filters.sin?.split(',') ?? []
  if (capas.length === 0) return null
  return (
    <fieldset className={`${classes.plain} ${classes.layers}`} aria-label={t.layers}>
      {capas.map((layer) => {
        const isShown = !hidden.includes(layer)
        const after = isShown ? [...hidden, layer] : hidden.filter((name) => name !== layer)
        const color = looks.find((look) => look.layer === layer)?.color ?? 'gray'
        return (
          <UnstyledButton
            key={layer}
            className={classes.layer}
            style={{ '--layer': `var(--mantine-color-${color}-text)` } as CSSProperties}
            aria-pressed={isShown}
            onClick={() => list.ask({ sin: after.join() || null })}
          >
            {textIn(calendarLayerNames[layer], language)}
          </UnstyledButton>
        )
      })}
    </fieldset>
  )
}

/** Makes the secret address by which other programs show the reader's calendar, and revokes it. */
function AddressDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts)
  const { longDate } = useFormats()
  const confirm = useConfirm()
  const { direccion_desde: since } = useCalendarChoices()
  const [address, setAddress] = useState<string | null>(null)
  const { send: make, isSending } = useSend(calendarCalls.makeAddress)
  const { send: revoke } = useSend(calendarCalls.revokeAddress)
  async function create() {
    const reply = await make({})
    if (reply.ok) setAddress(reply.datos.direccion)
  }
  async function end() {
    const question = { title: t.revokeTitle, text: t.revokeText, action: t.revoke, isDanger: true }
    if (!(await confirm(question))) return
    const reply = await revoke({})
    if (reply.ok) setAddress(null)
  }
  return (
    <Dialog title={t.address} size={520} onClose={onClose}>
      <div className={classes.stack}>
        <p>{t.addressText}</p>
        {address === null ? (
          <p>{since ? t.addressSince(longDate(since)) : t.addressNone}</p>
        ) : (
          <>
            <p className={classes.secret} data-testid="address">
              {address}
            </p>
            <p>{t.addressOnce}</p>
          </>
        )}
        <Group gap="xs">
          {address !== null && (
            <CopyButton value={address}>
              {({ copied, copy }) => <Button onClick={copy}>{copied ? t.copied : t.copy}</Button>}
            </CopyButton>
          )}
          <Button
            {...(address !== null && { variant: 'default' })}
            loading={isSending}
            {...(since && { title: t.replaces })}
            onClick={() => void create()}
          >
            {since ? t.makeAgain : t.makeAddress}
          </Button>
          {since && (
            <Button variant="default" onClick={() => void end()}>
              {t.revoke}
            </Button>
          )}
        </Group>
      </div>
    </Dialog>
  )
}
