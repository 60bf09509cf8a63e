import { Button, Progress } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { LicenseType, licenseTypeNames } from '@portal/contract/licenses/constants'
import { closingCalls } from '@portal/contract/workshops/calls'
import type { ClosingViewSchema } from '@portal/contract/workshops/closing-schemas'
import {
  ClosingStep,
  checkInPath,
  closingOutcomeNames,
  closingStepNames,
  WorkshopStatus,
} from '@portal/contract/workshops/constants'
import { useState } from 'react'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import type { StaffWorkshop } from './staff-workshop.ts'
import classes from './workshop-form.module.css'
import { workshopTexts } from './workshop-texts.ts'

type View = Of<typeof ClosingViewSchema>
type Closing = NonNullable<View['cierre']>

interface Props {
  row: StaffWorkshop
  closing: View
}

/** The day of the workshop and its end: check-in, then certificates and licenses. */
export function ClosingPart({ row, closing }: Props) {
  const t = useTexts(workshopTexts)
  const language = useLanguage()
  const { number } = useFormats()
  const takesPlace = row.estado === WorkshopStatus.published || row.estado === WorkshopStatus.closed
  const { cierre } = closing
  return (
    <>
      <section className={classes.part} aria-labelledby="attendance">
        <h2 id="attendance">{t.attendance}</h2>
        <p>{t.attendanceText}</p>
        <p>{t.figures(number(row.asistieron), number(row.inscritos), number(row.en_espera))}</p>
        {takesPlace && (
          <Button component="a" href={inLanguage(`${checkInPath}/${row.id}`, language)} variant="default">
            {t.checkIn}
          </Button>
        )}
      </section>
      <section className={classes.part} aria-labelledby="closing">
        <h2 id="closing">{t.closingTitle}</h2>
        <p>{t.closingText}</p>
        {cierre && <ClosingState row={row} closing={cierre} />}
        {(!cierre || cierre.estado === ClosingStep.undone) && <CloseForm row={row} closing={closing} />}
      </section>
      {cierre && <Results closing={cierre} />}
    </>
  )
}

function CloseForm({ row, closing: { asistieron, servicios } }: Props) {
  const t = useTexts(workshopTexts)
  const language = useLanguage()
  const { number } = useFormats()
  const confirm = useConfirm()
  const { send, isSending } = useSend(closingCalls.start)
  const [type, setType] = useState<LicenseType>(LicenseType.student)
  const [service, setService] = useState<number | null>(servicios[0]?.id ?? null)
  const why =
    row.estado === WorkshopStatus.calledOff
      ? t.isOff
      : row.estado === WorkshopStatus.draft
        ? t.closeDraft
        : Date.parse(row.inicio) > Date.now()
          ? t.closeLater
          : asistieron === 0
            ? t.closeNobody
            : null
  if (why) return <p role="status">{why}</p>

  async function close(): Promise<void> {
    const question = { title: t.closeSure, text: t.closeSureText(number(asistieron)), action: t.close }
    if (!(await confirm(question))) return
    await send({ params: { id: row.id }, body: { tipo_licencia_id: type, servicio_id: service ?? '' } as never })
  }
  const types = [LicenseType.student, LicenseType.business].map((id) => ({
    value: id,
    label: textIn(licenseTypeNames[id], language),
  }))
  return (
    <div className={classes.choices}>
      <SelectField
        label={t.licenseType}
        choices={types}
        value={type}
        onChange={(picked: LicenseType) => setType(picked)}
        allowDeselect={false}
      />
      <SelectField
        label={t.service}
        choices={servicios.map((one) => ({ value: one.id, label: nameIn(one, 'nombre', language) }))}
        value={service}
        onChange={(picked: number) => setService(picked)}
        allowDeselect={false}
      />
      <Button loading={isSending} onClick={() => void close()}>
        {t.close}
      </Button>
    </div>
  )
}

function ClosingState({ row, closing }: { row: StaffWorkshop; closing: Closing }) {
  const t = useTexts(workshopTexts)
  const language = useLanguage()
  const { dateTime, number } = useFormats()
  const confirm = useConfirm()
  const { send, isSending } = useSend(closingCalls.undo)
  const { estado, hechas: done, total } = closing
  const isWorking = estado === ClosingStep.running || estado === ClosingStep.undoing

  async function undo(): Promise<void> {
    const question = { title: t.undoSure, text: t.undoSureText, action: t.undo, isDanger: true }
    if (await confirm(question)) await send({ params: { id: row.id } })
  }
  return (
    <>
      <p role="status">
        {textIn(closingStepNames[estado], language)}.{' '}
        {t.closedOn(dateTime(closing.creado_en), closing.creado_por_nombre)}{' '}
        {estado === ClosingStep.running && t.progress(number(done), number(total))}
      </p>
      {isWorking && (
        <Progress
          w="100%"
          value={total ? (100 * done) / total : 0}
          aria-label={textIn(closingStepNames[estado], language)}
          animated
        />
      )}
      {closing.puede_deshacer && (
        <Button variant="default" loading={isSending} onClick={() => void undo()}>
          {t.undo}
        </Button>
      )}
    </>
  )
}

function Results({ closing }: { closing: Closing }) {
  const t = useTexts(workshopTexts)
  const language = useLanguage()
  return (
    <section className={classes.part} aria-labelledby="results">
      <h2 id="results">{t.results}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-labelledby="results">
        <table className={classes.results} aria-labelledby="results">
          <thead>
            <tr>
              <th scope="col">{t.person}</th>
              <th scope="col">{t.email}</th>
              <th scope="col">{t.result}</th>
              <th scope="col">{t.reason}</th>
            </tr>
          </thead>
          <tbody>
            {closing.personas.map((person) => (
              <tr key={person.registro_id}>
                <th scope="row">{person.nombre}</th>
                <td>{person.email}</td>
                <td>{textIn(closingOutcomeNames[person.resultado], language)}</td>
                <td>{nameIn(person, 'motivo', language) || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
