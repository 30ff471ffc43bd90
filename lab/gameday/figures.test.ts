import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { freePort, startShopProcess } from '../../tests/support/server/shop-process.ts'

// Prometheus with the files of `deploy/prometheus`, before a shop in two processes.

const files = 'deploy/prometheus'
const directory = mkdtempSync(join(tmpdir(), 'practicum-figures-'))
const [port, metricsPort, prometheusPort] = [await freePort(), await freePort(), await freePort()]
const shop = await startShopProcess({
  HOST: '127.0.0.1',
  PORT: String(port),
  METRICS_PORT: String(metricsPort),
  DATA_DIR: join(directory, 'shop'),
  LOG_LEVEL: 'silent',
  PROCESSES: '2',
})
afterAll(async () => {
  await shop.stop()
  rmSync(directory, { recursive: true, force: true })
}, 60_000)

const answerSchema = v.object({
  status: v.literal('success'),
  data: v.object({
    result: v.array(v.object({ metric: v.record(v.string(), v.string()), value: v.tuple([v.number(), v.string()]) })),
  }),
})

/** Asks Prometheus; returns the series with their values. */
async function query(expression: string) {
  const address = `http://127.0.0.1:${prometheusPort}/api/v1/query?query=${encodeURIComponent(expression)}`
  return v.parse(answerSchema, await (await fetch(address)).json()).data.result
}

test('the figures are what Prometheus expects of names, units and types', async () => {
  const text = await vi.waitFor(
    async () => {
      const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
      expect(answer.status).toBe(200)
      return answer.text()
    },
    { timeout: 30_000, interval: 200 },
  )
  const ofShop = text.split('\n').filter((line) => /^(# (HELP|TYPE) )?practicum_/.test(line))
  const output = execFileSync('promtool', ['check', 'metrics'], { input: `${ofShop.join('\n')}\n`, encoding: 'utf8' })
  expect(output).toBe('')
})

describe('Prometheus', () => {
  test('reads every process and can answer every query of the dashboard and the alerts', async () => {
    cpSync(files, directory, { recursive: true })
    const settings = readFileSync(join(directory, 'prometheus.yaml'), 'utf8')
    const own = settings.replace('127.0.0.1:9464', `127.0.0.1:${metricsPort}`).replaceAll('15s', '1s')
    writeFileSync(join(directory, 'prometheus.yaml'), own)
    const prometheus = spawn(
      'prometheus',
      [
        `--config.file=${join(directory, 'prometheus.yaml')}`,
        `--storage.tsdb.path=${join(directory, 'series')}`,
        `--web.listen-address=127.0.0.1:${prometheusPort}`,
      ],
      { stdio: 'ignore' },
    )
    const gone = once(prometheus, 'exit')
    try {
      await vi.waitFor(
        async () => {
          expect(await query('up{job="practicum"} == 1')).toHaveLength(1)
          expect(await query('count by (process) (practicum_build_info)')).toHaveLength(2)
        },
        { timeout: 60_000, interval: 200 },
      )
      const rules = v.parse(
        v.object({ groups: v.array(v.object({ rules: v.array(v.object({ expr: v.string() })) })) }),
        parse(readFileSync(`${files}/rules.yaml`, 'utf8')),
      )
      const dashboard = v.parse(
        v.object({
          panels: v.array(v.object({ targets: v.optional(v.array(v.object({ expr: v.string() })), []) })),
        }),
        JSON.parse(readFileSync('deploy/grafana/practicum.json', 'utf8')),
      )
      const asked = [
        ...rules.groups.flatMap((group) => group.rules),
        ...dashboard.panels.flatMap((each) => each.targets),
      ]
      for (const { expr } of asked) await query(expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*'))
      expect(await query('ALERTS{alertstate="firing"}')).toEqual([])
      expect(await query('sum(practicum_processes{state="running"})')).toMatchObject([
        { value: [expect.anything(), '2'] },
      ])
    } finally {
      prometheus.kill()
      await gone
    }
  })
})
