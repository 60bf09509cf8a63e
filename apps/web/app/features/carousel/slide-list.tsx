import { ActionIcon, Button, Switch } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconGripVertical, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useDrag } from '#core/dashboard/use-drag.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './design.module.css'
import { movedTo } from './order.ts'
import { type SlideValues, thumbnailOf, titleOf } from './slide-values.ts'
import { texts } from './texts.ts'

interface Props {
  slides: readonly SlideValues[]
  /** Key of the slide that is edited. */
  open: string | null
  /** Positions with a refused field. */
  faulty: ReadonlySet<number>
  max: number
  onOpen: (key: string) => void
  onOrder: (slides: SlideValues[]) => void
  onAdd: () => void
}

/** Positions of the slides shown before and after one. */
interface Neighbours {
  up: number | undefined
  down: number | undefined
}

/**
 * The slides in their order, moved by dragging, by buttons and by Alt with the arrow keys. Those that are not `isOK`
 * only show on request, besides the open one and refused ones.
 */
export function SlideList({ slides, open, faulty, max, onOpen, onOrder, onAdd }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const drag = useDrag({ onDrop: move })
  const [isAll, setAll] = useState(false)
  const [said, setSaid] = useState('')
  const hidden = slides.filter(({ isOK }) => !isOK).length
  const shown = slides.flatMap((slide, index) =>
    slide.isOK || isAll || slide.key === open || faulty.has(index) ? [{ slide, index }] : [],
  )
  const name = (slide: SlideValues) => titleOf(slide, language, t.untitled)

  function move(from: number, to: number | undefined): void {
    if (to === undefined || to === from) return
    onOrder(movedTo(slides, from, to))
    setSaid(t.moved(name(slides[from]!), to + 1, slides.length))
  }
  const moveByKey = (event: KeyboardEvent, from: number, { up, down }: Neighbours) => {
    if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    move(from, event.key === 'ArrowUp' ? up : down)
  }

  return (
    <section className={classes.list} aria-label={t.slides}>
      <ol>
        {shown.map(({ slide, index }, at) => {
          const next: Neighbours = { up: shown[at - 1]?.index, down: shown[at + 1]?.index }
          const picture = thumbnailOf(slide)
          const marks = [
            t.types[slide.type],
            !slide.isOK && t.hidden,
            (slide.desde || slide.hasta) && t.timed,
            slide.idioma && t.only[slide.idioma],
          ]
            .filter(Boolean)
            .join(' · ')
          return (
            <li
              key={slide.key}
              data-open={slide.key === open || undefined}
              data-over={drag.over === index || undefined}
              data-hidden={!slide.isOK || undefined}
              {...drag.thing(index, slide.key)}
              {...drag.place(index)}
            >
              <IconGripVertical className={classes.grip} size={16} />
              <button
                type="button"
                className={classes.open}
                aria-current={slide.key === open || undefined}
                aria-label={`${t.slideOf(index + 1, name(slide))} ${marks}`}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                aria-invalid={faulty.has(index) || undefined}
                onClick={() => onOpen(slide.key)}
                onKeyDown={(event) => moveByKey(event, index, next)}
              >
                {picture ? <img src={picture} alt="" draggable={false} /> : <span className={classes.blank} />}
                <span className={classes.name}>
                  {name(slide)}
                  <small>{marks}</small>
                </span>
              </button>
              <span className={classes.moves}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={26}
                  aria-label={t.up(name(slide))}
                  disabled={next.up === undefined}
                  onClick={() => move(index, next.up)}
                >
                  <IconChevronUp size={16} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={26}
                  aria-label={t.down(name(slide))}
                  disabled={next.down === undefined}
                  onClick={() => move(index, next.down)}
                >
                  <IconChevronDown size={16} />
                </ActionIcon>
              </span>
            </li>
          )
        })}
      </ol>
      <p className={classes.unseen} role="status">
        {said}
      </p>
      {hidden > 0 && (
        <Switch
          className={classes.quiet}
          checked={isAll}
          onChange={({ currentTarget }) => setAll(currentTarget.checked)}
          label={t.showHidden(hidden)}
        />
      )}
      {slides.length < max && (
        <Button variant="default" fullWidth leftSection={<IconPlus size={16} />} onClick={onAdd}>
          {t.addSlide}
        </Button>
      )}
      {slides.length > 1 && <p className={classes.quiet}>{t.orderHint}</p>}
    </section>
  )
}
