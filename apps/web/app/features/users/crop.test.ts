import { describe, expect, test } from 'vitest'
import { fullCrop, maxZoom, pulled, zoomed, zoomOf } from './crop.ts'

const wide = { width: 400, height: 200 }
const full = fullCrop(wide)

test('a crop begins as the largest square, from the middle', () => {
  expect(full).toEqual({ left: 100, top: 0, size: 200 })
  expect(fullCrop({ width: 90, height: 300 })).toEqual({ left: 0, top: 105, size: 90 })
  expect(zoomOf(wide, full)).toBe(1)
})

describe('nearer and farther', () => {
  test('keeps the middle', () => {
    expect(zoomed(wide, full, 2)).toEqual({ left: 150, top: 50, size: 100 })
    expect(zoomOf(wide, zoomed(wide, full, 2))).toBe(2)
  })

  test('has its limits', () => {
    expect(zoomOf(wide, zoomed(wide, full, 99))).toBe(maxZoom)
    expect(zoomed(wide, full, 0.1)).toEqual(full)
  })

  test('never leaves the picture', () => {
    const corner = { left: 300, top: 100, size: 100 }
    expect(zoomed(wide, corner, 1)).toEqual({ left: 200, top: 0, size: 200 })
  })
})

describe('pulling', () => {
  test('shows what lies on the other side, by shares of the frame', () => {
    expect(pulled(wide, full, 0.25, 0)).toEqual({ left: 50, top: 0, size: 200 })
    expect(pulled(wide, { left: 150, top: 50, size: 100 }, -0.1, 0.2)).toEqual({ left: 160, top: 30, size: 100 })
  })

  test('ends at the edges', () => {
    expect(pulled(wide, full, 9, 9)).toEqual({ left: 0, top: 0, size: 200 })
    expect(pulled(wide, full, -9, -9)).toEqual({ left: 200, top: 0, size: 200 })
  })
})
