import { describe, expect, it } from 'vitest'
import { isClientDevice } from './device.ts'

const agents = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  phone:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
}

describe('isClientDevice', () => {
  it('is true for Windows alone', () => {
    expect(isClientDevice('desktop', agents.windows)).toBe(true)
    expect(isClientDevice('desktop', agents.mac)).toBe(false)
  })

  it('is false for a phone, also one that shows the desktop layout', () => {
    expect(isClientDevice('mobile', agents.phone)).toBe(false)
    expect(isClientDevice('desktop', agents.phone)).toBe(false)
  })
})
