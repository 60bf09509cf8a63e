import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createReactComponent from './drawn-icon.ts'

const [outline, filled] = (['outline', 'filled'] as const).map((type) =>
  createReactComponent(type, 'x', 'X', [['path', { d: 'M18 6l-12 12', key: 'svg-0' }]]),
)
const drawn = (props: Parameters<NonNullable<typeof outline>>[0], icon = outline!) =>
  renderToStaticMarkup(createElement(icon, props))

test('an icon without a name is hidden from screen readers, and no stop of the Tab key', () => {
  for (const icon of [outline, filled])
    expect(drawn({ size: 16 }, icon)).toMatch(/aria-hidden="true" focusable="false"/)
})

test.each([{ title: 'Featured' }, { 'aria-label': 'Featured' }, { 'aria-labelledby': 'featured' }])(
  'an icon with the name %j is a picture',
  (name) => {
    const icon = drawn(name)
    expect(icon).toContain('role="img"')
    expect(icon).not.toContain('aria-hidden')
  },
)

test('lines have a width and filled icons none', () => {
  expect(drawn({ stroke: 1.5, size: 20, className: 'a' })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 24 24" class="tabler-icon tabler-icon-x a" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="M18 6l-12 12"></path></svg>',
  )
  expect(drawn({ color: 'red' }, filled)).toContain('fill="red" stroke="none"')
})
