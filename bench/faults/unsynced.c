/*
 * Preloaded into a server (LD_PRELOAD): before a file below UNSYNCED_DIR changes, writes what stood there to UNSYNCED_LOG,
 * and notes each sync. After a kill, `undo-unsynced.ts` takes back what was not synced, as a power cut would.
 * UNSYNCED_FAIL names an error instead (EIO, EROFS, ENOSPC) that every write and sync below UNSYNCED_DIR gets while the
 * file UNSYNCED_FAIL_WHILE exists.
 *
 * A record: one line `w FD_PATH OFFSET LENGTH OLD_SIZE`, and LENGTH bytes that stood there; or `s FD_PATH`.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int log_fd = -2;
static __thread int inside;

#define REAL(name, type) \
  static __typeof__(type) *real; \
  if (!real) real = (__typeof__(type) *)dlsym(RTLD_NEXT, name)

static ssize_t real_write(int fd, const void *bytes, size_t count) {
  REAL("write", ssize_t(int, const void *, size_t));
  return real(fd, bytes, count);
}

/* The path of a watched regular file, or 0. */
static int watched(int fd, char *path, struct stat *about) {
  const char *dir = getenv("UNSYNCED_DIR");
  char link[64];
  if (!dir || inside) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, 4095);
  if (length <= 0) return 0;
  path[length] = 0;
  return strncmp(path, dir, strlen(dir)) == 0 && fstat(fd, about) == 0 && S_ISREG(about->st_mode);
}

static int failing(void) {
  const char *name = getenv("UNSYNCED_FAIL"), *when = getenv("UNSYNCED_FAIL_WHILE");
  if (!name || !when || access(when, F_OK) != 0) return 0;
  errno = strcmp(name, "EROFS") == 0 ? EROFS : strcmp(name, "ENOSPC") == 0 ? ENOSPC : EIO;
  return 1;
}

static void note(const char *path, const char *kind, off_t offset, size_t length, off_t size, int fd) {
  const char *file = getenv("UNSYNCED_LOG");
  if (!file) return;
  inside = 1;
  pthread_mutex_lock(&lock);
  if (log_fd == -2) log_fd = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (offset > size) length = 0;
  else if (offset + (off_t)length > size) length = size - offset;
  char head[4300];
  int head_length = snprintf(head, sizeof head, "%s %s %lld %zu %lld\n", kind, path, (long long)offset, length, (long long)size);
  char *record = malloc(head_length + length);
  memcpy(record, head, head_length);
  size_t done = 0;
  char self[64];
  snprintf(self, sizeof self, "/proc/self/fd/%d", fd);
  int reader = length > 0 ? open(self, O_RDONLY | O_CLOEXEC) : -1;
  while (reader >= 0 && done < length) {
    ssize_t got = pread(reader, record + head_length + done, length - done, offset + done);
    if (got <= 0) break;
    done += got;
  }
  if (reader >= 0) close(reader);
  real_write(log_fd, record, head_length + length);
  free(record);
  pthread_mutex_unlock(&lock);
  inside = 0;
}

#define BEFORE(fd, offset, count) \
  char path[4096]; \
  struct stat about; \
  if (watched(fd, path, &about)) { \
    if (failing()) return -1; \
    note(path, "w", offset, count, about.st_size, fd); \
  }

ssize_t write(int fd, const void *bytes, size_t count) {
  BEFORE(fd, lseek(fd, 0, (fcntl(fd, F_GETFL) & O_APPEND) ? SEEK_END : SEEK_CUR), count)
  return real_write(fd, bytes, count);
}

static size_t total(const struct iovec *parts, int count) {
  size_t sum = 0;
  for (int index = 0; index < count; index++) sum += parts[index].iov_len;
  return sum;
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
  REAL("writev", ssize_t(int, const struct iovec *, int));
  BEFORE(fd, lseek(fd, 0, (fcntl(fd, F_GETFL) & O_APPEND) ? SEEK_END : SEEK_CUR), total(parts, count))
  return real(fd, parts, count);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) {
  REAL("pwrite64", ssize_t(int, const void *, size_t, off64_t));
  BEFORE(fd, offset, count)
  return real(fd, bytes, count, offset);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) {
  return pwrite64(fd, bytes, count, offset);
}

int ftruncate64(int fd, off64_t size) {
  REAL("ftruncate64", int(int, off64_t));
  BEFORE(fd, size, about.st_size > size ? about.st_size - size : 0)
  return real(fd, size);
}

int ftruncate(int fd, off_t size) {
  return ftruncate64(fd, size);
}

static int synced(int fd, int (*real)(int)) {
  char path[4096];
  struct stat about;
  int is_watched = watched(fd, path, &about);
  if (is_watched && failing()) return -1;
  int result = real(fd);
  if (is_watched && result == 0) note(path, "s", 0, 0, about.st_size, fd);
  return result;
}

int fsync(int fd) {
  REAL("fsync", int(int));
  return synced(fd, real);
}

int fdatasync(int fd) {
  REAL("fdatasync", int(int));
  return synced(fd, real);
}
