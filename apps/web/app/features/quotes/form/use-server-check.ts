import { useDebouncedCallback } from '@mantine/hooks'
import type { In, Of } from '@portal/contract/core/fields'
import { quoteCalls } from '@portal/contract/quotes/calls'
import type { QuoteSimulationFormSchema, QuoteSimulationSchema } from '@portal/contract/quotes/pricing-schemas'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import type { QuoteSheet } from './sheet.ts'

type Judgement = Of<typeof QuoteSimulationSchema>

const pauseMs = 500

/**
 * Returns what only the server knows about the lines: their floors, and who must approve. Requested when typing pauses;
 * null until the answer.
 */
export function useServerCheck(sheet: QuoteSheet): Judgement | null {
  const [judgement, setJudgement] = useState<Judgement | null>(null)
  const asked = useRef('')
  const ask = useDebouncedCallback(async () => {
    const { lineas, servicio } = sheet.wire()
    const { country, currency } = sheet.terms()
    const body = { pais_id: country, moneda: currency, lineas, servicio } as In<typeof QuoteSimulationFormSchema>
    const question = JSON.stringify(body)
    if (question === asked.current) return
    asked.current = question
    if (country === null || lineas.length === 0) return setJudgement(null)
    const reply = await browserApi.call(quoteCalls.simulate, { body })
    if (asked.current !== question) return
    setJudgement(reply.ok ? reply.datos : null)
    if (reply.ok) sheet.setFloors(floorsOf(lineas, reply.datos))
  }, pauseMs)
  useEffect(() => {
    ask()
    return sheet.subscribe(ask)
  }, [sheet, ask])
  return judgement
}

const floorsOf = (lines: readonly { producto_id: string | number }[], { lineas }: Judgement) =>
  new Map(lines.map(({ producto_id: id }, place) => [Number(id), lineas[place]?.costo_distribuidor ?? null]))
