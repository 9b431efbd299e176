import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/**/*.e2e.ts"],
    testTimeout: 1_200_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    retry: 1, // A browser on a busy machine may miss its moment once.
    expect: { poll: { timeout: 30_000 } },
  },
});
