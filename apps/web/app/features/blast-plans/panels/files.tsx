import { blastPlanCalls } from '@portal/contract/blast-plans/calls'
import { planLimits } from '@portal/contract/blast-plans/constants'
import { blastPlanMessages, type PlanProblem } from '@portal/contract/blast-plans/messages'
import { readPlanText, withHoles } from '@portal/contract/blast-plans/reading'
import { textIn } from '@portal/contract/core/text'
import { inquiryPath } from '@portal/contract/forms/constants'
import { type ChangeEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import { saveText } from '#core/api/save-file.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { Button } from '#core/public/components/button.tsx'
import { hashOf } from '../plan/link.ts'
import type { Planning } from '../plan/use-plan.ts'
import { texts } from '../texts.ts'
import { useNumbers } from '../use-numbers.ts'
import styles from './files.module.css'

const mostBytes = 2_000_000
/** Loaded with the first file. */
const holeFile = () => import('@portal/contract/blast-plans/hole-file')

type Said = { text: string; isWrong?: boolean } | null

/** Name, files, link, document and request of a plan. */
export function Files({ planning: { plan, design, change } }: { planning: Planning }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const number = useNumbers()
  const messages = useMessages(blastPlanCalls.document)
  const navigate = useNavigate()
  const [said, setSaid] = useState<Said>(null)
  const [isMaking, setIsMaking] = useState(false)
  const nameId = useId()
  const refuse = (problem: PlanProblem, line?: number) =>
    setSaid({ text: `${textIn(blastPlanMessages[problem], language)}${line ? ` ${t.line(line)}` : ''}`, isWrong: true })
  const name = plan.nombre || t.fileName

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (file.size > mostBytes) return refuse('tooManyHoles')
    const text = await file.text()
    if (/\.json$/i.test(file.name) || /^\s*\{/.test(text)) {
      const read = readPlanText(text)
      if ('problem' in read) return refuse(read.problem)
      change(read.plan)
      return setSaid({ text: t.opened })
    }
    const { readHoles } = await holeFile()
    const read = readHoles(text)
    if ('problem' in read) return refuse(read.problem, read.line)
    change(withHoles(plan, read.holes))
    setSaid({ text: t.importedNow(number(read.holes.length)) })
  }

  async function saveCsv() {
    const { writeHoles } = await holeFile()
    const times = design.holes.map(({ id }) => design.times.get(id) ?? null)
    saveText(`${name}.csv`, writeHoles(design.holes, times))
  }

  async function copyLink() {
    const hash = await hashOf(plan)
    if (!hash) return refuse('linkTooLong')
    const address = `${window.location.origin}${window.location.pathname}${window.location.search}${hash}`
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false, // without permission, or on a page that is not secure
    )
    setSaid({ text: isCopied ? t.copied : address })
  }

  async function openDocument() {
    setIsMaking(true)
    setSaid({ text: t.making })
    const reply = await browserApi.call(blastPlanCalls.document, { body: { plan, idioma: language } })
    setIsMaking(false)
    if (!reply.ok) return setSaid({ text: messages.of(reply), isWrong: true })
    setSaid(null)
    window.location.assign(reply.datos.url_file)
  }

  async function ask() {
    const hash = (await hashOf(plan)) ?? ''
    const address = `${window.location.origin}${inLanguage('/nextlion/designer', language)}${hash}`
    const { summary } = design
    const message = t.request({
      name: plan.nombre,
      holes: number(summary.pozos),
      duration: number(summary.duracion),
      address: hash && address.length < mostLinkInMessage ? address : '',
    })
    navigate(inLanguage(inquiryPath('nextlion'), language), { state: { message } })
  }

  return (
    <section className={styles.files} aria-label={t.files}>
      <div className={styles.name}>
        <label htmlFor={nameId}>{t.name}</label>
        <input
          id={nameId}
          value={plan.nombre}
          maxLength={planLimits.nameLength}
          placeholder={t.fileName}
          onChange={(event) => change({ ...plan, nombre: event.target.value })}
        />
      </div>
      <div className={styles.actions}>
        <Button kind="primary" onClick={ask}>
          {t.ask}
        </Button>
        <Button onClick={openDocument} isBusy={isMaking}>
          {t.document}
        </Button>
        <Button onClick={copyLink}>{t.link}</Button>
        <Button onClick={saveCsv}>{t.csv}</Button>
        <Button onClick={() => saveText(`${name}.json`, JSON.stringify(plan))}>{t.json}</Button>
        <label className={styles.open}>
          {t.open}
          <input type="file" accept=".csv,.txt,.json,text/csv,application/json" onChange={open} />
        </label>
      </div>
      <p className={said?.isWrong ? styles.wrong : styles.said} role={said?.isWrong ? 'alert' : 'status'}>
        {said?.text}
      </p>
    </section>
  )
}

/** A longer link would fill the message. */
const mostLinkInMessage = 1500
