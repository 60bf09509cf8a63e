import { createElement, type ReactNode, type SVGProps } from 'react'

interface Props extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  size?: number | string
  /** The width of its lines; of a filled icon the library has none. */
  stroke?: number | string
  /** A name for every reader, shown to those who point at it. */
  title?: string
}

type Shape = readonly [tag: string, attributes: Record<string, string>]

/**
 * Makes an icon of the icon library; takes the place of the function of the library, which can only be told for each use
 * that an icon means nothing by itself. Here one without a name is hidden from screen readers, and one with a name is a
 * picture.
 */
export default function createReactComponent(
  type: 'outline' | 'filled',
  name: string,
  displayName: string,
  shapes: readonly Shape[],
) {
  const isFilled = type === 'filled'
  function Icon({
    color = 'currentColor',
    size = 24,
    stroke = 2,
    title,
    className,
    children,
    ...rest
  }: Props): ReactNode {
    const isNamed = Boolean(title || rest['aria-label'] || rest['aria-labelledby'])
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        className: ['tabler-icon', `tabler-icon-${name}`, className].filter(Boolean).join(' '),
        ...(isFilled
          ? { fill: color, stroke: 'none' }
          : { fill: 'none', stroke: color, strokeWidth: stroke, strokeLinecap: 'round', strokeLinejoin: 'round' }),
        ...(isNamed ? { role: 'img' } : { 'aria-hidden': true }),
        focusable: false,
        ...rest,
      },
      title && createElement('title', null, title),
      ...shapes.map(([tag, { key: _, ...attributes }]) => createElement(tag, attributes)),
      children,
    )
  }
  Icon.displayName = displayName
  return Icon
}
